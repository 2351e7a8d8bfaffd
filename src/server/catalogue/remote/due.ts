/** When a page is due: what hasn't come by then isn't waited for. */
export interface Due {
  promise: Promise<'late'>
  isOver(): boolean
  /** The page was answered. */
  end(): void
}

export function dueAfter(milliseconds: number): Due {
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  const promise = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => {
      isOver = true
      resolve('late')
    }, milliseconds)
  })
  return { promise, isOver: () => isOver, end: () => clearTimeout(timer) }
}
