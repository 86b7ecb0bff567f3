/** What buyers call goods and departments in Italian, beside the words of lots: `goods or department: name, name`. */
export const italianNames = `
`
