import { AmazonNotice } from '#client/features/legal/parts/AmazonNotice.tsx'
import { Footer } from '#client/ui/Footer.tsx'
import { PublicHeader } from '#client/ui/PublicHeader.tsx'
import { Example } from './Example.tsx'
import { FeaturedGifts } from './FeaturedGifts.tsx'
import styles from './LandingPage.module.css'
import { Pitch, Points } from './Pitch.tsx'
import { SignInCard } from './SignInCard.tsx'

/** For signed-out visitors: what Ribbonry is, the sign-in, and featured gifts. */
export function LandingPage() {
  return (
    <>
      <PublicHeader />
      <main>
        <div className={styles['hero']}>
          <Pitch />
          <SignInCard />
          <div className={styles['product']}>
            <Example />
            <Points />
          </div>
        </div>
        <FeaturedGifts />
      </main>
      <Footer ruled>
        <AmazonNotice />
      </Footer>
    </>
  )
}
