import { afterEach, describe, expect, it, vi } from 'vitest'
import { canPickFromPhone, pickFromPhone } from './pick-from-phone.ts'

/** A phone's Contact Picker, which belongs to the browser. */
function phone(chosen: object[], properties = ['name', 'email', 'tel', 'address', 'icon']) {
  const select = vi.fn<(properties: string[]) => Promise<object[]>>(async () => chosen)
  vi.stubGlobal('navigator', { contacts: { getProperties: async () => properties, select } })
  return select
}
afterEach(() => vi.unstubAllGlobals())

describe('picking from this phone', () => {
  it('is offered only where the browser can', () => {
    vi.stubGlobal('navigator', {})
    expect(canPickFromPhone()).toBe(false)
    vi.stubGlobal('navigator', { contacts: {} })
    expect(canPickFromPhone()).toBe(false)
    phone([])
    expect(canPickFromPhone()).toBe(true)
  })

  it('fills in name, e-mail, phone and address, the first of several', async () => {
    phone([
      {
        name: [' ', ' Maya Okafor '],
        email: ['maya@example.com', 'maya@work.example'],
        tel: ['+1 555 0100'],
        address: [
          {
            recipient: 'Maya',
            addressLine: ['12 Elm St', 'Apt 3'],
            city: 'Springfield',
            region: 'IL',
            postalCode: '62701',
            country: 'US',
          },
        ],
      },
    ])
    expect(await pickFromPhone()).toEqual({
      fullName: 'Maya Okafor',
      email: 'maya@example.com',
      phoneNumber: '+1 555 0100',
      mailingAddress: '12 Elm St\nApt 3\nSpringfield, IL 62701\nUS',
    })
  })

  it('leaves alone what the phone does not know, and asks only for what it supports', async () => {
    const select = phone([{ name: ['Maya'], email: [], address: [{}] }], ['name', 'tel'])
    expect(await pickFromPhone()).toEqual({ fullName: 'Maya' })
    expect(select).toHaveBeenCalledWith(['name', 'tel'])
  })

  it('cuts what is too long for its field', async () => {
    phone([{ name: ['x'.repeat(300)], tel: ['1'.repeat(60)] }])
    expect(await pickFromPhone()).toEqual({ fullName: 'x'.repeat(200), phoneNumber: '1'.repeat(40) })
  })

  it('changes nothing when nobody is chosen, or the phone refuses', async () => {
    phone([])
    expect(await pickFromPhone()).toBeUndefined()
    phone([]).mockRejectedValue(new DOMException('no', 'SecurityError'))
    expect(await pickFromPhone()).toBeUndefined()
  })
})
