import heroLine from './pictures/hero-line.webp'
import heroPage from './pictures/hero-page.webp'
import heroPageSmall from './pictures/hero-page-small.webp'
import portraitJ from './pictures/portrait-j.webp'
import portraitK from './pictures/portrait-k.webp'
import portraitL from './pictures/portrait-l.webp'

export const homePictures = { heroPage, heroPageSmall, heroLine, portraitJ, portraitK, portraitL }
