import { findIdea } from '#server/catalogue/embedded/ideas.ts'
import { composeScene } from './compose-scene.ts'
import { leafObjects } from './leaf-objects.ts'
import { chosenObjects } from './scene-table.ts'

/** The id under which the plain box with a ribbon is served, for whatever has no picture. */
export const FALLBACK_SCENE_ID = 'fallback'

/** What is shown where nothing is known. */
export const FALLBACK_OBJECTS = ['🎁'] as const

/** The SVG served for `/api/illustrations/{id}.svg`; undefined for an id that has no picture. */
export function scene(id: string): string | undefined {
  const objects = id === FALLBACK_SCENE_ID ? FALLBACK_OBJECTS : objectsOf(id)
  return objects && composeScene(id, objects)
}

/** Those chosen for the idea, else those of its category. */
function objectsOf(id: string): readonly string[] | undefined {
  const chosen = chosenObjects(id)
  if (chosen) return chosen
  const idea = findIdea(id)
  return idea && leafObjects(idea.categoryId)
}
