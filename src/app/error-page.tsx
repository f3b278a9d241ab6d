import { Component, type ReactNode } from "react";
import { reloadPage } from "#src/platform/history.ts";
import { Button } from "#src/ui/button.tsx";
import { Wrap } from "#src/ui/page.tsx";

/** Specification 1, section 8: 'Unexpected Application Error!' with the status or message. */
const ErrorPage = ({ error }: { error: unknown }) => (
  <main id="main">
    <Wrap className="nf">
      <div>
        <h1 tabIndex={-1}>Unexpected Application Error!</h1>
        <p className="nf-verse">{error instanceof Error ? error.message : String(error)}</p>
        <p className="row">
          <Button variant="primary" isBig onClick={reloadPage}>
            Load the page again
          </Button>
          <a className="btn btn-quiet" href="/">
            Return to Home
          </a>
        </p>
      </div>
    </Wrap>
  </main>
);

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A change of this value (the address) gives the screens another try. */
  resetKey: string;
}

interface ErrorBoundaryState {
  error: unknown;
  resetKey: string;
}

/** Catches what no screen expected. React offers this only to class components. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error: error ?? new Error("Unknown error") };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): Partial<ErrorBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { error: undefined, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <ErrorPage error={this.state.error} />;
  }
}
