/** Waits for the work, and never less than the time the product promises, so that nothing flashes by. */
export async function waitAtLeast<T>(milliseconds: number, work: Promise<T> | T): Promise<T> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, milliseconds))])
  return result
}

export const GENERATION_TIME = 2000
export const ASSISTANT_TIME = 1500
