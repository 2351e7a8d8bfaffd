import { expect, it } from 'vitest'
import { hashPassword, isPasswordOf } from './password-hash.ts'

it('a password is kept as argon2id of 19 MiB, two passes and one lane, and is the only one that matches', async () => {
  const hashed = await hashPassword('a long walk home')
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPasswordOf(hashed, 'a long walk home')).toBe(true)
  expect(await isPasswordOf(hashed, 'a long walk hom')).toBe(false)
})

it('the same password is kept in another way each time', async () => {
  expect(await hashPassword('a long walk home')).not.toBe(await hashPassword('a long walk home'))
})

it('no password is that of an account without one', async () => {
  expect(await isPasswordOf(null, 'a long walk home')).toBe(false)
})
