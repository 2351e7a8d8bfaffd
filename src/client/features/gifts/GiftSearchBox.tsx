import { Search } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { toast } from '#client/lib/toast.ts'
import { Button } from '#client/ui/Button.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { openGiftSearch } from './dialogs.ts'
import styles from './GiftIdeasPage.module.css'

/**
 * Typing narrows the ideas below. Enter or the button opens the dialog on its search; a blank search shows the specified
 * message.
 */
export function GiftSearchBox({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (text.trim() === '') toast({ ...recommendationTexts.searchRequired, variant: 'destructive' })
    else openGiftSearch({ text })
  }
  return (
    <search>
      <form className={styles['search']} onSubmit={submit}>
        <TextInput
          type="search"
          icon={<Search />}
          aria-label={giftTexts.searchBox.label}
          placeholder={giftTexts.searchBox.placeholder}
          value={text}
          maxLength={200}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button variant="primary" type="submit">
          {giftTexts.searchBox.action}
        </Button>
      </form>
    </search>
  )
}
