import dynamicIconImports from 'lucide-react/dynamicIconImports'
import { z } from 'zod'

import { element } from '../svg.ts'

/**
 * The drawing of a Lucide icon as SVG markup, read from the installed package (ISC license). Only
 * for writing and checking glyph-table.ts: the running server needs neither the package nor React.
 * @throws {Error} when there is no such icon, or it is made of other than plain shapes
 */
export async function lucideDrawing(name: string): Promise<string> {
  if (!isIconName(name)) throw new Error(`Lucide has no icon '${name}'`)
  const { __iconData: icon } = iconModule.parse(await dynamicIconImports[name]())
  return icon.node.map(([tag, { key: _reactKey, ...attributes }]) => element(tag, attributes)).join('')
}

const shape = z.enum(['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'])
const iconModule = z.object({
  __iconData: z.object({
    node: z.array(z.tuple([shape, z.record(z.string(), z.union([z.string(), z.number()]))])),
  }),
})

export function isIconName(name: string): name is keyof typeof dynamicIconImports {
  return Object.hasOwn(dynamicIconImports, name)
}
