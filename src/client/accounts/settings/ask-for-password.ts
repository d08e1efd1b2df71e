/** The error of a password that was left out; whether it is the right one is the server's business. */
export function askForPassword<Name extends string>(name: Name, value: string): Partial<Record<Name, string>> {
  const error: Partial<Record<string, string>> = value === '' ? { [name]: 'Please enter your password' } : {}
  // The only key there is.
  return error as Partial<Record<Name, string>>
}
