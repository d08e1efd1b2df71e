/** On a phone cards lie in a row that is pushed sideways; below each other they would bury what follows. */
export const sideRow =
  'relative flex snap-x snap-mandatory gap-4 overflow-x-auto max-md:-mx-5 max-md:px-5 max-md:pb-4 md:grid md:grid-cols-3 md:gap-6 md:overflow-visible [scrollbar-width:none]'
