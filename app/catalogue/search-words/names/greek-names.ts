/** What buyers call goods and departments in Greek, beside the words of lots: `goods or department: name, name`. */
export const greekNames = `
`
