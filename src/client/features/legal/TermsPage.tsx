import { ArrowLeft } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'wouter'
import { termsTexts } from '#domain/texts/terms.ts'
import { paths } from '#client/lib/paths.ts'
import styles from './TermsPage.module.css'

const { sections, contact } = termsTexts

/**
 * The terms that people agree to when they sign up or start as a guest.
 * `supportEmail` comes from GET /api/version.
 */
export function TermsPage({ supportEmail }: { supportEmail: string }) {
  return (
    <main className={styles['page']}>
      <Link href={paths.home} className={styles['back']}>
        <ArrowLeft aria-hidden />
        {termsTexts.back}
      </Link>
      <header className={styles['head']}>
        <h1>{termsTexts.title}</h1>
        <p className={styles['updated']}>{termsTexts.updated}</p>
        <p className={styles['lead']}>{termsTexts.lead}</p>
      </header>
      <div className={styles['columns']}>
        <nav className={styles['contents']} aria-labelledby="terms-contents">
          <h2 id="terms-contents">{termsTexts.contents}</h2>
          <ol>
            {[...sections, contact].map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={styles['terms']} aria-label={termsTexts.title}>
          {sections.map(({ id, title, prose }, place) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <Title id={id} number={place + 1} title={title} />
              {prose.map((part) => (
                <Fragment key={String(part)}>
                  {typeof part === 'string' ? <p>{part}</p> : <Bullets items={part} />}
                </Fragment>
              ))}
            </section>
          ))}
          <section id={contact.id} aria-labelledby={`${contact.id}-title`}>
            <Title id={contact.id} number={sections.length + 1} title={contact.title} />
            <p>
              {contact.before} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. {contact.after}
            </p>
          </section>
        </article>
      </div>
    </main>
  )
}

function Title({ id, number, title }: { id: string; number: number; title: string }) {
  return (
    <h2 id={`${id}-title`}>
      <span className={styles['number']}>{number}.</span> {title}
    </h2>
  )
}

function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
