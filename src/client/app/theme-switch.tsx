import { Monitor, Moon, Sun } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { setTheme, type ThemeChoice, useTheme } from './theme.ts'

const labels: Record<ThemeChoice, { word: string; Icon: typeof Sun }> = {
  light: { word: 'Light', Icon: Sun },
  dark: { word: 'Dark', Icon: Moon },
  system: { word: 'System', Icon: Monitor },
}

const options = (['light', 'dark', 'system'] as const).map((value) => {
  const { word, Icon } = labels[value]
  return {
    value,
    label: (
      <>
        <Icon />
        {word}
      </>
    ),
  }
})

/** All three choices in words. */
export function ThemeSwitch({ className }: { className?: string }) {
  const theme = useTheme()
  return (
    <Segmented
      label="Theme"
      options={options}
      value={theme}
      onChange={setTheme}
      {...(className === undefined ? {} : { className })}
    />
  )
}

/** One press between light and dark, for the bar. Which icon shows is decided by the page, so nothing flickers. */
export function ThemeButton() {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label="Switch between light and dark"
      title="Switch between light and dark"
      className="text-text-2 unscripted:hidden"
      onClick={() => setTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')}
    >
      <Sun className="hidden dark:block" />
      <Moon className="dark:hidden" />
    </Button>
  )
}
