// A subscription that has just begun: remembered, so that the page two seconds later can still say what was paid.
const KEY = 'candid-new-pro'

export function noteNewPro(): void {
  try {
    sessionStorage.setItem(KEY, 'true')
  } catch {
    // The toast has said it, and the billing page has the plan.
  }
}

export function isNewPro(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'true'
  } catch {
    return false
  }
}

export function forgetNewPro(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
