/** In characters. */
export const profileLimits = { company: 200, phoneNumber: 50, vatId: 40 } as const
