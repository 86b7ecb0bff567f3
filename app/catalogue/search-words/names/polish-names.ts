/** What buyers call goods and departments in Polish, beside the words of lots: `goods or department: name, name`. */
export const polishNames = `
`
