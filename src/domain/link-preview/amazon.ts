import type { LinkParts } from '../shared/amazon-link.ts'
import { titleInPath } from './title.ts'

/** 'Weighted-Blanket-Queen' of '/Weighted-Blanket-Queen/dp/B07XJ8C8F5'. */
export function amazonTitleIn({ pathname }: Pick<LinkParts, 'pathname'>): string | null {
  const slug = /\/([^/]+)\/(?:dp|gp|product-reviews)\//i.exec(pathname)?.[1]
  return slug === undefined ? null : titleInPath(slug)
}
