import { expect, it } from 'vitest'
import { profileOf } from './profile.ts'
import { birthday, mia, today } from './testing/samples.ts'
import { understoodOf } from './understood.ts'

const nothing = { interests: null, dislikes: null, allergies: null }

it('what was made of the words is listed, and what they say themselves is not', () => {
  expect(understoodOf(nothing)).toEqual([])
  expect(understoodOf({ ...nothing, interests: 'pottery, jogging, Boston Celtics' })).toEqual([
    { kind: 'likes', label: 'running', said: 'jogging' },
    { kind: 'likes', label: 'cheering for a team', said: 'Boston Celtics' },
    { kind: 'likes', label: 'basketball', said: 'Boston Celtics' },
  ])
  const labels = understoodOf({ ...nothing, dislikes: 'goes to AA, bad knees, no leather' }).map(({ label }) => label)
  expect(labels).toEqual(['alcohol', 'what needs walking', 'what needs strength'])
})

it('what was not meant stays out, of the list and of recommendations', () => {
  const told = { interests: 'jogging, Boston Celtics', dislikes: 'goes to AA, bad knees', allergies: null }
  const notMeant = 'Basketball, alcohol, what needs walking, what needs strength'
  expect(understoodOf({ ...told, notMeant }).map(({ label }) => label)).toEqual(['running', 'cheering for a team'])
  const { likes, cautions } = profileOf({ ...mia, ...told, notMeant }, birthday, today)
  expect(likes).toEqual(['running', 'sports-fan'])
  expect([cautions.alcohol, ...cautions.lacks]).toEqual([false])
})

it('what takes up space is left out for someone without room, unless that was not meant', () => {
  const told = { ...nothing, dislikes: 'downsizing to one room' }
  const labels = ['what takes up space', 'what only decorates']
  expect(understoodOf(told)).toEqual(labels.map((label) => ({ kind: 'leavesOut', label })))
  expect(understoodOf({ ...told, notMeant: labels.join(', ') })).toEqual([])
})

it('what was not meant is no taste either', () => {
  const told = { interests: 'jogging, chess', dislikes: null, allergies: null }
  expect(profileOf({ ...mia, ...told }, birthday, today).ownTastes).toEqual(['jogging', 'chess'])
  expect(profileOf({ ...mia, ...told, notMeant: 'running' }, birthday, today).ownTastes).toEqual(['chess'])
})
