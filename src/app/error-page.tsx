import { Component, type ReactNode } from "react";
import { reloadPage } from "#src/platform/page/history.ts";
import { Button } from "#src/ui/button.tsx";
import { Wrap } from "#src/ui/page.tsx";
import { shellMessages } from "#src/shell/messages.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { pathIn } from "#domain/site/locales/locales.ts";
import { platformMessages } from "#src/platform/messages.ts";

const ErrorPage = ({ error }: { error: unknown }) => (
  <main id="main">
    <Wrap className="nf">
      <div>
        <h1 tabIndex={-1}>{shellMessages.crashed}</h1>
        <p className="nf-verse">{error instanceof Error ? error.message : String(error)}</p>
        <p className="row">
          <Button variant="primary" isBig onClick={reloadPage}>
            {platformMessages.reload}
          </Button>
          <a className="btn btn-quiet" href={pathIn(locale, "/")}>
            {shellMessages.toHome}
          </a>
        </p>
      </div>
    </Wrap>
  </main>
);

interface ErrorBoundaryProps {
  children: ReactNode;
  /** When this value (the address) changes, the screen is rendered again. */
  resetKey: string;
}

interface ErrorBoundaryState {
  error: unknown;
  resetKey: string;
}

/** Catches errors that no screen handles. React offers this only for class components. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error: error ?? new Error("Unknown error") };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { error: undefined, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <ErrorPage error={this.state.error} />;
  }
}
