import { expect, it } from 'vitest'
import { passwordTexts } from '../texts/password.ts'
import { passwordLengthTexts } from '../texts/password-length.ts'
import { signUpSchema } from './password-schema.ts'

const sent = (password: unknown) => ({ email: 'ada@example.com', password, confirmAge: true })

it('a password for a new account is refused with the reason', () => {
  expect(signUpSchema.safeParse(sent('a long walk home')).success).toBe(true)
  const problem = (password: unknown) => {
    const { error } = signUpSchema.safeParse(sent(password))
    return error?.issues.map(({ code, path, message }) => [code, path, message])
  }
  expect(problem('short')).toEqual([['custom', ['password'], passwordLengthTexts.tooShort.description]])
  expect(problem('password')).toEqual([['custom', ['password'], passwordTexts.tooCommon]])
  expect(problem(undefined)).toEqual([['invalid_type', ['password'], passwordLengthTexts.tooShort.description]])
})
