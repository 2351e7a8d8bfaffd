/**
 * Remembers ids by 64 bits of each: 16 bytes where a Set of strings takes 100. That two of a million are alike by chance
 * happens once in thirty million files.
 */
export function createSeenIds() {
  let slots = new Uint32Array(2 * 1024)
  let count = 0

  const add = (high: number, low: number): boolean => {
    const size = slots.length / 2
    for (let at = low & (size - 1); ; at = (at + 1) & (size - 1)) {
      if (slots[2 * at] === 0 && slots[2 * at + 1] === 0) {
        slots[2 * at] = high
        slots[2 * at + 1] = low
        count += 1
        return true
      }
      if (slots[2 * at] === high && slots[2 * at + 1] === low) return false
    }
  }
  const grow = () => {
    const old = slots
    slots = new Uint32Array(2 * old.length)
    count = 0
    for (let at = 0; at < old.length; at += 2)
      if (old[at] !== 0 || old[at + 1] !== 0) add(old[at] ?? 0, old[at + 1] ?? 0)
  }
  return {
    /** Whether it's new. */
    isNew(id: string): boolean {
      if (count * 3 > slots.length) grow()
      const [high, low] = hashOf(id)
      return add(high, low)
    },
  }
}

/** FNV-1a from two beginnings. */
function hashOf(id: string): [number, number] {
  let high = 0x811c9dc5
  let low = 0x9747b28c
  for (let at = 0; at < id.length; at++) {
    const unit = id.charCodeAt(at)
    high = Math.imul(high ^ unit, 0x01000193)
    low = Math.imul(low ^ unit, 0x85ebca6b) ^ (low >>> 15)
  }
  // 0 and 0 mean an empty slot.
  return [(high ^ (high >>> 13)) >>> 0, ((low ^ (low >>> 16)) | 1) >>> 0]
}
