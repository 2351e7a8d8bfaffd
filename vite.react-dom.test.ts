// @vitest-environment happy-dom
// What the build leaves out of react-dom: all that we use does the same as with all of React, and the rest fails loudly.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { compileFunction } from 'node:vm'
import type React from 'react'
import type ReactDom from 'react-dom'
import type ReactDomClient from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { withoutUnused } from './vite.react-dom.ts'

const require = createRequire(import.meta.url)

type Run = (exports: object, require: (name: string) => unknown) => void

/** React as the build has it, whole or without what is unused. */
function reactAsBuilt(change: (code: string, file: string) => string) {
  const loaded = new Map<string, unknown>()
  const load = (name: string): unknown => {
    if (loaded.has(name)) return loaded.get(name)
    const [folder = '', ...rest] = name.split('/')
    const file = `${[folder, ...rest].join('-')}.production.js`
    const path = join(dirname(require.resolve(`${folder}/package.json`)), 'cjs', file)
    const code = readFileSync(path, 'utf8')
    const exports = {}
    loaded.set(name, exports)
    const run = compileFunction(folder === 'react-dom' ? change(code, file) : code, ['exports', 'require']) as Run
    run(exports, load)
    return exports
  }
  return {
    react: load('react') as typeof React,
    dom: load('react-dom') as typeof ReactDom,
    client: load('react-dom/client') as typeof ReactDomClient,
  }
}

type Built = ReturnType<typeof reactAsBuilt>
interface State {
  names: string
  late: boolean
  fail: boolean
  part: boolean
}

/** Does what our screens do with React, and says what was on the page after each step. */
async function useEverything({ react, dom, client }: Built): Promise<string[]> {
  const { createElement: h, useState } = react
  const seen: string[] = []
  const page = document.createElement('div')
  const elsewhere = document.createElement('div')
  document.body.replaceChildren(page, elsewhere)
  let effectOf: string | undefined
  /** Once that is on the page, its effects have run, and no transition is on its way. */
  const look = async (awaited: string) => {
    await vi.waitFor(() => {
      expect(page.innerHTML).toContain(awaited)
      expect(page.innerHTML).not.toContain('aria-busy="true"')
      expect(page.querySelector('ul')?.textContent).toBe(effectOf)
    }, 30_000)
    seen.push(`${page.innerHTML} | ${elsewhere.innerHTML}`)
  }

  const Size = react.createContext('small')
  const Late = react.lazy(async () => {
    await Promise.resolve()
    return { default: () => h('b', { ref: (node: Element | null) => void seen.push(`ref ${node?.tagName}`) }, 'late') }
  })
  class Boundary extends react.Component<React.PropsWithChildren, { failed: boolean }> {
    override state = { failed: false }
    static getDerivedStateFromError = () => ({ failed: true })
    override componentDidCatch = (error: Error, { componentStack }: React.ErrorInfo) => {
      seen.push(`caught ${error.message} ${/Fails/.test(componentStack ?? '')}`)
    }
    override render = () => (this.state.failed ? 'failed' : this.props.children)
  }
  const Fails = ({ when }: { when: boolean }) => {
    if (when) throw new Error('on purpose')
    return h('i', null, 'fine')
  }
  const Row = react.memo(function Row({ name }: { name: string }) {
    const size = react.use(Size)
    react.useLayoutEffect(() => {
      seen.push(`shown ${name}`)
      return () => void seen.push(`gone ${name}`)
    }, [name])
    return h('li', { className: size, id: react.useId(), 'data-name': name }, name)
  })
  const Input = react.forwardRef<HTMLInputElement>(function Input(_props, ref) {
    const [text, setText] = useState('a')
    return h('input', { ref, value: text, onChange: (event) => setText(event.target.value.toUpperCase()) })
  })
  const controls: { change?: (more: Partial<State>) => void } = {}
  const listeners = new Set<() => void>()
  let outside = 1
  const input = react.createRef<HTMLInputElement>()
  function App() {
    const [state, setState] = useState<State>({ names: 'abcde', late: false, fail: false, part: true })
    const [isPending, start] = react.useTransition()
    const deferred = react.useDeferredValue(state.names)
    const count = react.useSyncExternalStore(
      (listener) => (listeners.add(listener), () => listeners.delete(listener)),
      () => outside,
    )
    react.useEffect(() => {
      seen.push(`effect ${state.names}`)
      effectOf = state.names
    }, [state.names])
    react.useEffect(() => {
      controls.change = (more) => start(() => setState((before) => ({ ...before, ...more })))
    }, [])
    return h(
      react.Fragment,
      null,
      h(
        'p',
        { onClick: () => seen.push('bubbled'), onClickCapture: () => seen.push('captured') },
        h(
          'button',
          { onClick: () => setState((before) => ({ ...before, names: 'edcx' })), 'aria-busy': isPending },
          count,
        ),
      ),
      h(
        Size,
        { value: deferred.length > 4 ? 'large' : 'small' },
        h(
          'ul',
          { style: { '--n': deferred.length, color: 'red' } },
          state.names.split('').map((name) => h(Row, { key: name, name })),
        ),
      ),
      h(react.Suspense, { fallback: 'waits' }, state.late ? h(Late) : null),
      h(Boundary, null, h(Fails, { when: state.fail })),
      state.part && h(Input, { ref: input }),
      dom.createPortal(h('em', null, state.names), elsewhere),
      h('svg', { viewBox: '0 0 2 2' }, h('title', null, 'drawn'), h('path', { strokeWidth: 2 })),
    )
  }

  const root = client.createRoot(page, { onCaughtError: () => undefined })
  root.render(h(react.StrictMode, null, h(App)))
  await look('--n: 5')
  page.querySelector('button')?.click()
  await look('--n: 4')
  controls.change?.({ late: true })
  await look('late')
  if (input.current) {
    // Past the setter by which React notices its own changes.
    Reflect.set(HTMLInputElement.prototype, 'value', 'typed', input.current)
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  await look('TYPED')
  outside = 2
  for (const listener of listeners) listener()
  dom.flushSync(() => controls.change?.({ names: '' }))
  await look('--n: 0')
  controls.change?.({ fail: true, part: false })
  await look('failed')
  root.unmount()
  await vi.waitFor(() => expect(page.innerHTML).toBe(''), 30_000)
  return seen
}

test('all that we use does the same as with all of React', async () => {
  const whole = await useEverything(reactAsBuilt((code) => code))
  expect(whole).toContain('caught on purpose true')
  expect(await useEverything(reactAsBuilt(withoutUnused))).toEqual(whole)
})

test('what is left out is no function', () => {
  const { dom, client } = reactAsBuilt(withoutUnused)
  expect([client.hydrateRoot, dom.preload, dom.useFormStatus]).toEqual([undefined, undefined, undefined])
})

test('our code uses nothing that is left out', () => {
  const unused =
    /\b(?:hydrateRoot|ViewTransition|SuspenseList|Activity(?= mode)|useActionState|useFormState|useFormStatus|useOptimistic|requestFormReset|preinit|preloadModule|prefetchDNS)\b|(?<!')<(?:html|head|body|title|meta|link|style|script)[ >]|<Fragment [^>]*ref=|[fF]ormAction=|<form[^>]* action=/
  const client = resolve(import.meta.dirname, 'src/client')
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  )
  const users = files.filter((file) => unused.test(readFileSync(join(client, file), 'utf8')))
  expect(files.length).toBeGreaterThan(100)
  expect(users).toEqual([])
})

test('another version of React fails the build', () => {
  const build = (code: string) => withoutUnused(code, 'react-dom-client.production.js')
  expect(() => build('exports.version = "20.0.0"')).toThrow('was checked with React')
  expect(() => build('exports.version = "19.3.1"')).toThrow('no longer has')
})
