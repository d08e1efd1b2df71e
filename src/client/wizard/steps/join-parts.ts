export function join(parts: readonly (string | undefined)[], between: string): string {
  return parts.filter((part) => part?.trim()).join(between)
}
