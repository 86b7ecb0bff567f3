/** What buyers call goods and departments in German, beside the words of lots: `goods or department: name, name`. */
export const germanNames = `
`
