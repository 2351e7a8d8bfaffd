import { ArrowLeft } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'wouter'
import { howRemindersTexts as texts } from '#domain/texts/how-reminders.ts'
import { paths } from '#client/lib/paths.ts'
import styles from './TermsPage.module.css'

/** In plain words, for anyone, signed in or not: e-mails and the Reminders page link here. */
export function HowRemindersWorkPage() {
  return (
    <main className={styles['page']}>
      <Link href={paths.home} className={styles['back']}>
        <ArrowLeft aria-hidden />
        {texts.back}
      </Link>
      <header className={styles['head']}>
        <h1>{texts.title}</h1>
        <p className={styles['lead']}>{texts.lead}</p>
      </header>
      <div className={styles['columns']}>
        <nav className={styles['contents']} aria-labelledby="how-contents">
          <h2 id="how-contents">{texts.contents}</h2>
          <ol>
            {texts.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={styles['terms']} aria-label={texts.title}>
          {texts.sections.map(({ id, title, prose }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              {prose.map((part) => (
                <Fragment key={String(part)}>
                  {typeof part === 'string' ? (
                    <p>{part}</p>
                  ) : (
                    <ul>
                      {part.map((item) => (
                        <li key={item}>{item}</li>
                      ))}
                    </ul>
                  )}
                </Fragment>
              ))}
            </section>
          ))}
        </article>
      </div>
    </main>
  )
}
