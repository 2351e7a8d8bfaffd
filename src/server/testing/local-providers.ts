import { generateKeyPairSync } from 'node:crypto'
import { socialProviders, type SocialProvider } from '#domain/accounts/social.ts'
import { CLIENT_ID, CLIENT_SECRET, openLocalProvider, type LocalProvider } from './local-provider.ts'

export type LocalProviders = Record<SocialProvider, LocalProvider>

/** The four providers on loopback, and settings with which the app uses them. */
export async function openLocalProviders() {
  const key = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const opened = await Promise.all(socialProviders.map((name) => openLocalProvider(name, key.publicKey)))
  const providers = Object.fromEntries(socialProviders.map((name, at) => [name, opened[at]])) as LocalProviders
  const environment = {
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
    GOOGLE_ISSUER: providers.google.issuer,
    GITHUB_CLIENT_ID: CLIENT_ID,
    GITHUB_CLIENT_SECRET: CLIENT_SECRET,
    GITHUB_ISSUER: providers.github.issuer,
    APPLE_CLIENT_ID: CLIENT_ID,
    APPLE_TEAM_ID: 'TEAM123456',
    APPLE_KEY_ID: 'KEY1234567',
    APPLE_PRIVATE_KEY: key.privateKey
      .export({ type: 'pkcs8', format: 'pem' })
      .toString()
      .replaceAll('\n', String.raw`\n`),
    APPLE_ISSUER: providers.apple.issuer,
    X_CLIENT_ID: CLIENT_ID,
    X_CLIENT_SECRET: CLIENT_SECRET,
    X_ISSUER: providers.x.issuer,
  }
  return { providers, environment }
}
