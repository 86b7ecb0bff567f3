/** What buyers call goods and departments in Arabic, beside the words of lots: `goods or department: name, name`. */
export const arabicNames = `
`
