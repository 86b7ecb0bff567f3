/** Most characters that each text of a profile may have. */
export const profileLimits = { company: 200, phoneNumber: 50, vatId: 40 } as const
