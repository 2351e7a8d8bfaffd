/** Sign-in providers, in the order of their buttons. */
export const socialProviders = ['google', 'github', 'apple', 'x'] as const
export type SocialProvider = (typeof socialProviders)[number]

/**
 * A cookie that the pages read and take away: the result of signing in with a provider. It's never in an address,
 * so that no link on a foreign page can say it.
 */
export const ARRIVAL_COOKIE = 'ribbonry_arrival'
/** 'signed-in-again': a signed-in user proved their identity again, to change how they sign in. */
export type SocialArrival = 'signed-in' | 'signed-in-again' | `connected.${SocialProvider}`
