import type { JSHandle, Page } from '@playwright/test'

type Named = { name: string; text: string }

/** What the browser tells the page while a file is held over it. Something must have been pressed on the page before. */
export async function dragFileOver(page: Page, file: Named): Promise<JSHandle<DataTransfer>> {
  const dataTransfer = await page.evaluateHandle(carried, file)
  const answer = page.getByText('Drop to import')
  // What listens is loaded with the first sign of life: until then nothing answers.
  for (let tries = 0; tries < 50 && !(await answer.isVisible()); tries += 1) {
    await page.dispatchEvent('main', 'dragenter', { dataTransfer })
    await answer.waitFor({ timeout: 200 }).catch(() => undefined)
  }
  return dataTransfer
}

export async function dropFile(page: Page, file: Named): Promise<void> {
  const dataTransfer = await dragFileOver(page, file)
  await page.dispatchEvent('main', 'drop', { dataTransfer })
}

function carried({ name, text }: Named): DataTransfer {
  const transfer = new DataTransfer()
  transfer.items.add(new File([text], name))
  return transfer
}
