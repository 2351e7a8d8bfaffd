import { Footer } from '../../ui/Footer.tsx'
import { PublicHeader } from '../../ui/PublicHeader.tsx'
import { FeaturedGifts } from './FeaturedGifts.tsx'
import styles from './LandingPage.module.css'
import { Pitch } from './Pitch.tsx'
import { SignInCard } from './SignInCard.tsx'

/** What somebody sees who is not signed in: what this is, the way in, and a shop window. */
export function LandingPage() {
  return (
    <>
      <PublicHeader />
      <main>
        <div className={styles['hero']}>
          <Pitch />
          <SignInCard />
        </div>
        <FeaturedGifts />
      </main>
      <Footer ruled />
    </>
  )
}
