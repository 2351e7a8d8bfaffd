import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

// In the place of '@node-rs/argon2' in tests (vitest.config.ts): real, and as cheap as argon2 can be. What a guess costs is the
// question of password-hash.test.ts alone, whose project asks for REAL_PASSWORDS.

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2

const areReal = process.env['REAL_PASSWORDS'] === 'on'

/** Whatever it was asked to cost. */
export function hash(password: string, asked: Argon2.Options): Promise<string> {
  return argon2.hash(password, areReal ? asked : { memoryCost: 8, timeCost: 1, parallelism: 1 })
}

/** A hash that cost more is that of nobody, made to take as long as a real one. */
export async function verify(hashed: string, password: string): Promise<boolean> {
  return (areReal || hashed.includes('m=8,')) && argon2.verify(hashed, password)
}
