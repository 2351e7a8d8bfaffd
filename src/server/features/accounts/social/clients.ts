import type { SocialProvider } from '#domain/accounts/social.ts'
import type { Services } from '#server/services.ts'
import { appleClient, googleClient } from './open-id-connect.ts'
import { githubClient, xClient } from './plain-oauth.ts'
import type { SocialClient } from './provider.ts'

export type SocialClients = Record<SocialProvider, SocialClient | null>

/** The four providers; null for one that isn't configured. */
export function socialClients({ settings: { social }, clock }: Pick<Services, 'settings' | 'clock'>): SocialClients {
  return {
    google: social.google && googleClient(social.google),
    github: social.github && githubClient(social.github),
    apple: social.apple && appleClient(social.apple, clock),
    x: social.x && xClient(social.x),
  }
}
