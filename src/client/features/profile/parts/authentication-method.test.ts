import { describe, expect, it } from 'vitest'
import { authenticationMethod, isLocalAccount } from './authentication-method.ts'

const local = { isGuest: false, auth0Id: null, replitId: null }

describe('the authentication method', () => {
  it.each([
    ['google-oauth2|117', 'Google'],
    ['facebook|5', 'Facebook'],
    ['twitter|5', 'Twitter'],
    ['apple|000.1', 'Apple'],
    ['auth0|64', 'Email/Password'],
    ['github|9', 'Github'],
  ])('of %s is %s', (auth0Id, name) => {
    expect(authenticationMethod({ ...local, auth0Id })).toBe(name)
  })

  it('of a local account is its password', () => {
    expect(authenticationMethod(local)).toBe('Email/Password')
  })

  it('of a guest is none', () => {
    expect(authenticationMethod({ ...local, isGuest: true })).toBe('Guest User')
  })

  it('that is not known by name is a social provider', () => {
    expect(authenticationMethod({ ...local, replitId: '12' })).toBe('Social Provider')
  })
})

describe('a local account', () => {
  it('is neither a guest nor known to a provider', () => {
    expect(isLocalAccount(local)).toBe(true)
    expect(isLocalAccount({ ...local, isGuest: true })).toBe(false)
    expect(isLocalAccount({ ...local, auth0Id: 'auth0|1' })).toBe(false)
    expect(isLocalAccount({ ...local, replitId: '1' })).toBe(false)
  })
})
