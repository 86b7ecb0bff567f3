/** What buyers call goods and departments in Spanish, beside the words of lots: `goods or department: name, name`. */
export const spanishNames = `
`
