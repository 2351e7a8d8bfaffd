import { describe, expect, it } from 'vitest'
import { searchAddress, searchOf } from './search-address.ts'

const read = (address: string) => searchOf(address.split('?')[1] ?? '')

describe('a gift search in the address', () => {
  it('comes back as it was given', () => {
    const search = { contactId: 4, occasionId: 17, text: 'tea & "cake"' }
    expect(read(searchAddress(search))).toEqual(search)
  })

  it('is the plain page when nothing is asked for', () => {
    expect(searchAddress({})).toBe('/gifts')
    expect(searchAddress({ text: '   ' })).toBe('/gifts')
  })

  it('leaves out what is no id', () => {
    expect(searchOf('contact=0&event=-3')).toEqual({})
    expect(searchOf('contact=4e1&event=12345678901')).toEqual({})
  })
})
