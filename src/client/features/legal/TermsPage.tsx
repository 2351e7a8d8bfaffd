import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../lib/paths.ts'
import { termsSections } from './sections.tsx'
import styles from './TermsPage.module.css'

/**
 * The terms that people agree to when they sign up or start as a guest.
 * `supportEmail` comes from GET /api/version.
 */
export function TermsPage({ supportEmail }: { supportEmail: string }) {
  const sections = termsSections(supportEmail)
  return (
    <main className={styles['page']}>
      <Link href={paths.home} className={styles['back']}>
        <ArrowLeft aria-hidden />
        Back to Home
      </Link>
      <header className={styles['head']}>
        <h1>Terms of Service</h1>
        <p className={styles['updated']}>Last Updated: October 2025</p>
        <p className={styles['lead']}>
          Ribbonry helps you remember the people you love, their days and the gifts you have in mind. By creating an
          account or continuing as a guest you agree to what follows. We have tried to write it so that one can read it.
        </p>
      </header>
      <div className={styles['columns']}>
        <nav className={styles['contents']} aria-labelledby="terms-contents">
          <h2 id="terms-contents">Contents</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={styles['terms']} aria-label="Terms of Service">
          {sections.map(({ id, title, prose }, place) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>
                <span className={styles['number']}>{place + 1}.</span> {title}
              </h2>
              {prose}
            </section>
          ))}
        </article>
      </div>
    </main>
  )
}
