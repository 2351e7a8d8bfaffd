/** Something people like; gift ideas are tagged with it and found by it. */
export interface Interest {
  /** Lower-case words joined by hyphens; ideas carry it. */
  id: string
  /** Completes 'Because Mia likes …'. */
  label: string
  /** The words people use for it, at least three. */
  synonyms: readonly string[]
  /** Nodes of the category tree it belongs to. */
  categories: readonly string[]
}
