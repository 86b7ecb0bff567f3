/** What buyers call goods and departments in English, beside the words of lots: `goods or department: name, name`. */
export const englishNames = `
`
