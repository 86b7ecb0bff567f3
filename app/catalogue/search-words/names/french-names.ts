/** What buyers call goods and departments in French, beside the words of lots: `goods or department: name, name`. */
export const frenchNames = `
`
