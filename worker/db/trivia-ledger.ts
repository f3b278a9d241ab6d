import type { RoomAnswer, Room, Round, Seat } from "#domain/trivia-live/room.ts";
import { ObjectTables } from "./object-tables.ts";

/** Version of the stored format. A trivia room stored in another version is not read. */
const version = 1;

/** The SQLite tables of one trivia room: the round, its seats, and all accepted answers. */
export class TriviaLedger extends ObjectTables {
  /** The stored trivia room; undefined if there is none or it has another version. */
  read(): Room | undefined {
    if (!this.hasTable("trivia_round")) return undefined;
    const row = this.rows<{ version: number; round: string }>("SELECT version, round FROM trivia_round")[0];
    if (row?.version !== version) return undefined;
    return {
      round: JSON.parse(row.round) as Round,
      seats: this.rows<Record<string, string | number>>(
        `SELECT seat, name, device_key AS "key", status, network FROM trivia_seats ORDER BY seat`,
      ) as unknown as Seat[],
      answers: this.rows<Record<string, number>>(
        `SELECT question, seat, choice, elapsed_ms AS "elapsedMs" FROM trivia_answers ORDER BY rowid`,
      ) as unknown as RoomAnswer[],
    };
  }

  /** Stores the differences from `before` in one transaction. */
  save(before: Room | undefined, room: Room): void {
    this.transaction(() => {
      if (!before) this.#create();
      if (before?.round !== room.round)
        this.run("INSERT OR REPLACE INTO trivia_round VALUES (0, ?, ?)", version, JSON.stringify(room.round));
      for (const [index, seat] of room.seats.entries())
        if (before?.seats[index] !== seat)
          this.run(
            "INSERT OR REPLACE INTO trivia_seats (seat, name, device_key, status, network) VALUES (?, ?, ?, ?, ?)",
            seat.seat,
            seat.name,
            seat.key,
            seat.status,
            seat.network,
          );
      const known = before && room.answers.length >= before.answers.length ? before.answers.length : 0;
      if (before && known < before.answers.length) this.run("DELETE FROM trivia_answers");
      for (const { question, seat, choice, elapsedMs } of room.answers.slice(known))
        this.run("INSERT INTO trivia_answers VALUES (?, ?, ?, ?)", question, seat, choice, elapsedMs);
    });
  }

  #create(): void {
    for (const table of ["trivia_round", "trivia_seats", "trivia_answers"]) this.run(`DROP TABLE IF EXISTS ${table}`);
    this.run("CREATE TABLE trivia_round (id INTEGER PRIMARY KEY, version INTEGER NOT NULL, round TEXT NOT NULL)");
    this.run(
      "CREATE TABLE trivia_seats (seat INTEGER PRIMARY KEY, name TEXT NOT NULL, device_key TEXT NOT NULL UNIQUE, status TEXT NOT NULL, network TEXT NOT NULL)",
    );
    // The primary key guarantees one answer per seat and question.
    this.run(
      "CREATE TABLE trivia_answers (question INTEGER NOT NULL, seat INTEGER NOT NULL, choice INTEGER NOT NULL, elapsed_ms INTEGER NOT NULL, PRIMARY KEY (question, seat))",
    );
  }
}
