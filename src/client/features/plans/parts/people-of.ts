import type { Plan } from '#domain/plans/schema.ts'

/** Of those who need a gift, how many have one, and how many have one that is bought. */
export function peopleOf({ people }: Plan): { counted: number; haveGift: number; bought: number } {
  const counted = people.filter(({ needsGift, skipped }) => needsGift && !skipped)
  return {
    counted: counted.length,
    haveGift: counted.filter(({ counts }) => counts.purchased + counts.cards + counts.assigned > 0).length,
    bought: counted.filter(({ counts }) => counts.purchased > 0).length,
  }
}
