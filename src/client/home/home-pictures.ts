import heroLine from './pictures/hero-line.webp?no-inline'
import heroPage from './pictures/hero-page.webp'
import heroPageSmall from './pictures/hero-page-small.webp'
import portraitJ from './pictures/portrait-j.webp?no-inline'
import portraitK from './pictures/portrait-k.webp?no-inline'
import portraitL from './pictures/portrait-l.webp?no-inline'

export const homePictures = { heroPage, heroPageSmall, heroLine, portraitJ, portraitK, portraitL }
