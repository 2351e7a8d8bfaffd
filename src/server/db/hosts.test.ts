import { expect, it } from 'vitest'
import { hostsOf, Primary } from './hosts.ts'

it('reads an address for each of several hosts', () => {
  expect(hostsOf('postgres://me:a%2Cb@one:5433,two/gifts?sslmode=require&target_session_attrs=read-write')).toEqual([
    'postgres://me:a%2Cb@one:5433/gifts?sslmode=require',
    'postgres://me:a%2Cb@two/gifts?sslmode=require',
  ])
  expect(hostsOf('postgres://one,two/gifts?target_session_attrs=primary')).toEqual([
    'postgres://one/gifts',
    'postgres://two/gifts',
  ])
})

it('leaves an address of one host as it is', () => {
  for (const url of [
    'postgres://me:secret@host:5432/gifts',
    'postgresql://localhost/gifts?sslmode=verify-full',
    'nonsense',
  ])
    expect(hostsOf(url)).toEqual([url])
})

it('goes to the next host once, however many connections say that this one is gone', () => {
  const primary = new Primary(['one', 'two'])
  for (let connection = 0; connection < 10; connection++) primary.leave('one')
  expect(primary.url).toBe('two')
  primary.leave('two')
  expect(primary.url).toBe('one')
})
