import type { TestProject } from "vitest/node";
import { startLanguagesService } from "./server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    languagesService: string;
  }
}

export const setup = async (project: TestProject): Promise<() => void> => {
  const { address, server } = await startLanguagesService(0, false);
  project.provide("languagesService", address);
  return () => {
    server.closeAllConnections();
    server.close();
  };
};
