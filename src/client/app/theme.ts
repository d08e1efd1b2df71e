import { createStore, type Readable, useStore } from '#client/lib/store.ts'

const themeChoices = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]

export const themeStorageKey = 'resume-builder-theme'
const defaultChoice: ThemeChoice = 'light'

// The server doesn't know the choice; the page reads it on first use.
const chosen = createStore<ThemeChoice | undefined>(undefined)

function isThemeChoice(value: unknown): value is ThemeChoice {
  return themeChoices.some((choice) => choice === value)
}

function readStoredChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(themeStorageKey)
    return isThemeChoice(stored) ? stored : defaultChoice
  } catch {
    return defaultChoice
  }
}

function prefersDark() {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

function paint(choice: ThemeChoice) {
  const dark = choice === 'dark' || (choice === 'system' && prefersDark().matches)
  const { dataset } = document.documentElement
  // If some colours fade while others switch at once, text is unreadable in between.
  dataset.repainting = ''
  dataset.theme = dark ? 'dark' : 'light'
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.repainting))
}

function getChoice(): ThemeChoice {
  return chosen.getState() ?? readStoredChoice()
}

function adopt(choice: ThemeChoice) {
  paint(choice)
  chosen.setState(choice)
}

export function setTheme(choice: ThemeChoice) {
  try {
    localStorage.setItem(themeStorageKey, choice)
  } catch {
    // A browser that refuses storage still changes the theme of this page.
  }
  adopt(choice)
}

/** Follows the system and the other tabs; returns the way to stop. */
export function watchTheme(): () => void {
  const system = prefersDark()
  const repaint = () => paint(getChoice())
  const onStorage = (event: StorageEvent) => {
    if (event.key === themeStorageKey || event.key === null) adopt(readStoredChoice())
  }
  system.addEventListener('change', repaint)
  window.addEventListener('storage', onStorage)
  return () => {
    system.removeEventListener('change', repaint)
    window.removeEventListener('storage', onStorage)
  }
}

const theme: Readable<ThemeChoice> = {
  getState: getChoice,
  subscribe: chosen.subscribe,
  getInitialState: () => defaultChoice,
}

export function useTheme(): ThemeChoice {
  return useStore(theme)
}
