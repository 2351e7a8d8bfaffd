import { basename } from 'node:path'
import { parseAst } from 'vite'
import type { Plugin } from 'vite'

/** A node of the syntax tree, as far as this file reads it. */
interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}
interface Edit {
  start: number
  end: number
  text: string
}

/** Names such as `extractEvents$1` may mean something else in another version: compare what is left out before you change this. */
const checkedVersion = '19.3.1'

/**
 * Kinds of fibers that none of our elements become (ReactWorkTags.js): DehydratedFragment, SuspenseList, HostHoistable,
 * HostSingleton (html, head and body), ViewTransition and Activity. React calls such an element invalid, or takes it
 * for one like any other.
 */
const unusedTags = new Set<unknown>([18, 19, 26, 27, 30, 31])
const unusedTypes = /^REACT_(?:ACTIVITY|SUSPENSE_LIST|VIEW_TRANSITION|LEGACY_HIDDEN)_TYPE$/

/** They're no functions then. */
const unusedExports =
  /^exports\.(?:hydrateRoot|prefetchDNS|preconnect|preload\w*|preinit\w*|useFormSta\w+|requestFormReset)$/
const unusedHooks = /^use(?:ActionState|FormState|HostTransitionStatus|Optimistic)$/
const unusedHints = /^(?:prefetchDNS|preconnect|preload\w*|preinit\w*)$/

/** Methods of what nobody makes or asks for. */
const unusedMethods =
  /^(?:ReactDOMHydrationRoot\.prototype\.unstable_\w+|FragmentInstance\.prototype\.\w+|ReactDOMSharedInternals\.findDOMNode)$/

/** Always false or null without HTML of a server to take over and without view transitions. */
const constants = new Map([
  ['isHydrating', '!1'],
  ['shouldStartViewTransition', '!1'],
])
const constantFields = new Map([
  ['dehydrated', 'null'],
  ['isDehydrated', '!1'],
])

/** With the above they have nothing left to do. The last four are for refs of fragments, and forms with actions. */
const idleFunctions = new Set([
  'updateDehydratedSuspenseComponent',
  'popHydrationState',
  'retryIfBlockedOn',
  'queueIfContinuousEvent',
  'clearIfContinuousEvent',
  'trackEnterViewTransitions',
  'commitNewChildToFragmentInstances',
  'commitFragmentInstanceInsertionEffects',
  'commitFragmentInstanceDeletionEffects',
  'extractEvents$1',
])

/**
 * Leaves out of react-dom what the app never uses, 15 kB of every first load: taking over HTML of a server, view
 * transitions, `<Activity>`, documents' heads made of elements, refs of fragments, and forms with actions. All the rest is React's
 * own code, unchanged. In development and in tests React is whole.
 */
export function smallerReactDom(): Plugin {
  return {
    name: 'ribbonry-smaller-react-dom',
    apply: 'build',
    transform: {
      filter: { id: /react-dom\/cjs\/react-dom(?:-client)?\.production\.js$/ },
      handler: (code, id) => ({ code: withoutUnused(code, basename(id)), map: null }),
    },
  }
}

/** @param file its name, which says what has to be found in it */
export function withoutUnused(code: string, file: string): string {
  if (!code.includes(`exports.version = "${checkedVersion}"`))
    throw new Error(`vite.react-dom.ts was checked with React ${checkedVersion} only. See docs/decisions/030.`)
  const edits: Edit[] = []
  const functionsLeft = new Set(file.includes('client') ? idleFunctions : [])
  visit(parseAst(code) as unknown as Node)
  if (functionsLeft.size > 0) throw new Error(`React no longer has ${[...functionsLeft].join(', ')} in ${file}.`)
  return edited(code, edits)

  function visit(node: Node, parent?: Node) {
    if (node.type === 'SwitchStatement') edits.push(...casesLeftOut(node, code))
    const text = replacement(node, parent)
    if (text === undefined) for (const child of childrenOf(node)) visit(child, node)
    else edits.push({ start: node.start, end: node.end, text })
  }

  /** What is there instead of the node, if anything. */
  function replacement(node: Node, parent?: Node): string | undefined {
    const source = (field: string) => sourceOf(node[field] as Node, code)
    switch (node.type) {
      case 'BinaryExpression':
        return comparesUnusedTag(node) ? (node['operator'] === '===' ? '!1' : '!0') : undefined
      case 'ConditionalExpression':
        // 'html', 'head' and 'body' are elements like any other.
        return source('consequent') === '27' ? source('alternate') : undefined
      case 'CallExpression':
        return source('callee') === 'isHostHoistableType' ? '!1' : undefined
      case 'VariableDeclarator':
        return constants.has(source('id')) ? `${source('id')}$unused` : undefined
      case 'AssignmentExpression':
        return constants.get(source('left'))
      case 'Identifier':
        // One function has a parameter of this name.
        return parent?.type === 'FunctionDeclaration' ? undefined : constants.get(sourceOf(node, code))
      case 'MemberExpression':
        return constantFields.get(source('property'))
      case 'Property':
        return unusedHooks.test(source('key')) || unusedHints.test(source('value')) ? '_: null' : undefined
      case 'ExpressionStatement':
        return isUnusedAssignment(node['expression'] as Node) ? ';' : undefined
      case 'FunctionDeclaration':
        return functionsLeft.delete(source('id')) ? `function ${source('id')}() {}` : undefined
      default:
        return undefined
    }
  }

  function isUnusedAssignment(expression: Node): boolean {
    if (expression.type !== 'AssignmentExpression') return false
    const target = sourceOf(expression['left'] as Node, code)
    return unusedExports.test(target) || unusedHooks.test(target.split('.').at(-1) ?? '') || unusedMethods.test(target)
  }
}

/** Takes the cases of unused tags and types out, but not what another case falls through to. */
function casesLeftOut(node: Node, code: string): Edit[] {
  const cases = node['cases'] as Node[]
  const isUnused = ({ test }: Node) => {
    const { type, value, name } = (test ?? {}) as Partial<Node>
    if (type === 'Literal') return unusedTags.has(value) && isTag(node['discriminant'] as Node)
    return type === 'Identifier' && unusedTypes.test(String(name))
  }
  const edits: Edit[] = []
  const names = new Set<string>()
  let fallsThrough = false
  for (const one of cases) {
    const body = one['consequent'] as Node[]
    const { start } = one
    if (isUnused(one) && fallsThrough) edits.push({ start, end: afterColon(one, code), text: '' })
    else if (isUnused(one)) {
      edits.push({ start, end: one.end, text: '' })
      for (const name of variablesOf(body)) names.add(name)
    }
    // A body that is gone is left by nobody.
    if (!isUnused(one) || fallsThrough) fallsThrough = !isLeft(body.at(-1))
  }
  // Other cases use the variables that were declared in these.
  const first = cases.find((one) => one['test'] && !isUnused(one))
  if (names.size === 0 || !first) return edits
  const at = afterColon(first, code)
  return [...edits, { start: at, end: at, text: ` var ${[...names].join(', ')};` }]
}

/** Whether nothing falls through a body that ends like this. */
function isLeft(last: Node | undefined): boolean {
  return last !== undefined && /^(?:Break|Continue|Return|Throw)Statement$/.test(last.type)
}

function variablesOf(nodes: Node[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type.includes('Function')) return []
    const own = node.type === 'VariableDeclarator' ? [String((node['id'] as Node)['name'])] : []
    return [...own, ...variablesOf(childrenOf(node))]
  })
}

function comparesUnusedTag(node: Node): boolean {
  const [left, right] = [node['left'] as Node, node['right'] as Node]
  return /^[=!]==$/.test(String(node['operator'])) && unusedTags.has(left['value']) && isTag(right)
}

/** 'fiber.tag', or a variable such as 'parentTag'. */
function isTag(node: Node): boolean {
  const name = node.type === 'MemberExpression' ? (node['property'] as Node)['name'] : node['name']
  return /tag$/i.test(String(name))
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value)
}

function sourceOf(node: Node, code: string): string {
  return code.slice(node.start, node.end)
}

function afterColon(one: Node, code: string): number {
  return code.indexOf(':', (one['test'] as Node).end) + 1
}

/** An edit within another is a part of it. */
function edited(code: string, edits: Edit[]): string {
  let [text, done] = ['', 0]
  for (const edit of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < done) continue
    text += code.slice(done, edit.start) + edit.text
    done = edit.end
  }
  return text + code.slice(done)
}
