/** The number of what the API has stored. Undefined: the answer is not ours. */
export function readReference(answer: unknown): string | undefined {
  const isOurs = typeof answer === 'object' && answer !== null && 'reference' in answer
  return isOurs && typeof answer.reference === 'string' ? answer.reference : undefined
}
