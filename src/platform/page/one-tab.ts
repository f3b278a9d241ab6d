/** Runs a task while no other tab of this site runs one with the same name. Where locks are missing, at once. */
export const inOneTab = <Result>(name: string, task: () => Promise<Result>): Promise<Result> => {
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks === undefined ? task() : locks.request(name, task);
};
