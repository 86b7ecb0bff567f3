/** What the team has to know of suppliers who were asked: no answer although they were reminded, less is left, all is gone. */
export const toldKinds = ['silent', 'less', 'gone'] as const
export type Told = (typeof toldKinds)[number]
